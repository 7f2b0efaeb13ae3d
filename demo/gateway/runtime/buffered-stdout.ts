/**
 * Prints lines, those of one turn of the event loop together: under load a call to the system for each of them would
 * cost as much as the answers do.
 */
export const createBufferedStdout = () => {
  let waiting: string[] = [];
  const flush = () => {
    if (waiting.length > 0) console.log(waiting.join('\n'));
    waiting = [];
  };
  // What was noted last is what explains an end.
  process.once('exit', flush);
  return (line: string): void => {
    if (waiting.push(line) === 1) setImmediate(flush);
  };
};
