import drawing from 'lucide/dist/esm/icons/webhook.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
