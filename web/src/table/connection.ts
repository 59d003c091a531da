import { VERSION, type Choose, type FromPage, type FromServer } from "../protocol";

export type Status = "connecting" | "live" | "lost" | "refused";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** One WebSocket to a table. It comes back by itself, and what was being said is said again. */
export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #unanswered: Choose | null = null;

  constructor(
    private readonly room: string,
    private readonly secret: string,
    private readonly seat: () => number | null,
    private readonly hear: (message: FromServer) => void,
    private readonly changeStatus: (status: Status) => void,
  ) {}

  open(): void {
    const address = new URL(`/api/tables/${this.room}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#say({ type: "hello", version: VERSION, secret: this.secret, seat: this.seat() });
    };
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.#lost(socket);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Try at once, for instance when the device is awake again. */
  hurry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.open();
  }

  say(message: FromPage): void {
    if (message.type === "choose") this.#unanswered = message;
    this.#say(message);
  }

  #say(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #heard(message: FromServer): void {
    if (message.type === "welcome") {
      this.#wait = FIRST_WAIT;
      this.changeStatus("live");
      // A choice whose answer got lost is sent again; the server knows if it was made already.
      if (this.#unanswered && this.#unanswered.decisions === message.state.decisions) this.#say(this.#unanswered);
      else this.#unanswered = null;
    } else if (message.type === "changed" || message.type === "reset" || message.type === "refused") {
      this.#unanswered = null;
    }
    if (message.type === "refused" && message.is_final) {
      this.#closed = true;
      this.changeStatus("refused");
    }
    this.hear(message);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    if (this.#closed) return;
    this.changeStatus("lost");
    this.#timer = setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
