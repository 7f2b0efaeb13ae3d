// Imports the texts, so that bundlers put this module into the chunks of the frame.
import '../text-parts';

export { ConfirmDialog as default } from '../../kit/confirm-dialog';
