/** Delay between two words, in milliseconds. */
const PAUSE = 15;

/**
 * Streams a text word by word.
 * @param done Called with the text that was sent: all of it, or a part when the reader disconnected.
 */
export const streamed = (text: string, done: (sent: string, isComplete: boolean) => void): Response => {
  const words = text.split(/(?<=\s)/);
  const encoder = new TextEncoder();
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        const word = words[at];
        at += 1;
        if (word !== undefined) controller.enqueue(encoder.encode(word));
        if (at < words.length) return;
        // Stored before the reader sees the end of the stream.
        done(text, true);
        controller.close();
      },
      cancel: () => done(words.slice(0, at).join(''), at >= words.length),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
