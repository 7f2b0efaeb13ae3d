/** Returns the bytes of a body, or undefined when it exceeds the limit or its reader gave up; the rest is not read. */
export const readLimited = async (
  stream: ReadableStream<Uint8Array>,
  limit: number,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > limit || signal.aborted) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
