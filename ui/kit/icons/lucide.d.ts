/** Lucide's drawings, one module each. The package has types for all of them together only. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const drawing: import('../icon').IconDrawing;
  export default drawing;
}
