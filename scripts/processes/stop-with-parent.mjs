/**
 * Preloaded into the programs that a command of ours starts. Two things come over the channel from the command: the
 * signals it was sent, and, when the channel breaks, that it has died.
 *
 * Ctrl-C in a terminal reaches this process by itself as well: each signal is raised here only if it has not arrived on
 * its own a moment later, so that one Ctrl-C counts once.
 */
const ownArrivalMs = 150;

/** @type {Record<string, number>} */
const arrived = { SIGINT: 0, SIGTERM: 0, SIGHUP: 0 };
/** @type {Record<string, number>} */
const announced = { SIGINT: 0, SIGTERM: 0, SIGHUP: 0 };

if (process.channel !== undefined) {
  for (const name of Object.keys(arrived)) {
    process.on(name, () => {
      arrived[name] = (arrived[name] ?? 0) + 1;
      // Our listener has replaced the default; where the program has none of its own, the default is what it wants.
      if (process.listenerCount(name) === 1) process.exit(name === 'SIGINT' ? 130 : 143);
    });
  }
  process.on('message', (message) => {
    const name = stopSignalIn(message);
    if (name === undefined) return;
    announced[name] = (announced[name] ?? 0) + 1;
    setTimeout(() => {
      if ((arrived[name] ?? 0) < (announced[name] ?? 0)) process.kill(process.pid, name);
    }, ownArrivalMs).unref();
  });
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

/** @param {unknown} message */
function stopSignalIn(message) {
  if (typeof message !== 'object' || message === null || !('stop' in message)) return undefined;
  return typeof message.stop === 'string' && message.stop in arrived ? message.stop : undefined;
}
