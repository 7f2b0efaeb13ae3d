import { GenMapping, maybeAddMapping, toEncodedMap } from '@jridgewell/gen-mapping';
import { eachMapping, generatedPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/**
 * Leads a declaration to the published JavaScript instead of the TypeScript source, which would be half of the download.
 * What has no code, like an interface, is mapped to nothing: editors stay at its declaration.
 */
export const declarationMap = (fileName, toSource, code) => {
  const toCode = new TraceMap(code.map);
  const source = toCode.sources.find((path) => path.replace(/\.tsx?$/, '').endsWith(`/${code.source}`));
  const map = new GenMapping({ file: fileName });
  eachMapping(new TraceMap(toSource), ({ generatedLine, generatedColumn, originalLine, originalColumn }) => {
    const generated = { line: generatedLine, column: generatedColumn };
    const { line, column } = generatedPositionFor(toCode, { source, line: originalLine, column: originalColumn });
    if (line === null) maybeAddMapping(map, { generated });
    else maybeAddMapping(map, { generated, original: { line, column }, source: code.fileName });
  });
  const { version, file, sources, names, mappings } = toEncodedMap(map);
  return { version, file, sources, names, mappings };
};
