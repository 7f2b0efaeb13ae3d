import '@gatehouse/ui/styles.css';
import { createIdentity } from '@gatehouse/sdk';

const identity = createIdentity({ baseUrl: import.meta.env.VITE_IDENTITY_URL, clientId: 'local' });

void identity.session.load();
void import('@gatehouse/ui/admin/load').then(({ loadAdminPage }) => loadAdminPage('users'));
void import('@gatehouse/ui/admin/read').then(({ readAdminPage }) => readAdminPage('users', identity));
void import('./app').then(({ render }) => render(identity));
