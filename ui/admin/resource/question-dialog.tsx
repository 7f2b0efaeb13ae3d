// With the texts, so that it shares the files of the frame.
import '../text-parts';

export { ConfirmDialog as default } from '../../kit/confirm-dialog';
