/** Screens of an activation by code; most activations use a link only. */

export { CodeAlone } from './code-alone';
export { CodeInput } from './code-input';
