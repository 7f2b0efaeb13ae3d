import drawing from 'lucide/dist/esm/icons/funnel-x.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
