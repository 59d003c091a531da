// boardgame.io's own server as it comes: matches in memory, Socket.IO. It prints its port.

const { Server } = require("boardgame.io/server");
const duel = require("./duel.cjs");

const server = Server({ games: [duel], origins: [] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, "127.0.0.1", done); // for this machine alone

server.run(0).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
