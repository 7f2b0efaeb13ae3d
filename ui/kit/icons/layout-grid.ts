import drawing from 'lucide/dist/esm/icons/layout-grid.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
