// boardgame.io's own server as it comes: Socket.IO, matches in memory, or in files if a folder is
// named. It prints its port.

const { FlatFile, Server } = require("boardgame.io/server");
const duel = require("./duel.cjs");

const folder = process.argv[2];
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [duel], origins: [], db });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, "127.0.0.1", done); // for this machine alone

server.run(0).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
