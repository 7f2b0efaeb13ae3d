import '@gatehouse/ui/styles.css';
import { createIdentity } from '@gatehouse/sdk';
import { loadAdminPage } from '@gatehouse/ui/admin/load';
import { readAdminPage } from '@gatehouse/ui/admin/read';

const identity = createIdentity({ baseUrl: import.meta.env.VITE_IDENTITY_URL, clientId: 'local' });

void identity.session.load();
void loadAdminPage('users');
void readAdminPage('users', identity);
void import('./app').then(({ render }) => render(identity));
