import drawing from 'lucide/dist/esm/icons/fingerprint-pattern.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
