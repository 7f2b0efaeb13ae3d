/** Answered by the middleware. */
export const loader = () => new Response(null, { status: 404 });
export const action = loader;
