/** What activations with a code show; most have a link alone. */

export { CodeAlone } from './code-alone';
export { CodeInput } from './code-input';
