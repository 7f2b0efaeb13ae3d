import { loadAdminPage } from '@gatehouse/ui/admin/load';
import { readAdminPage } from '@gatehouse/ui/admin/read';

export const openFirstPage = (identity) => {
  void loadAdminPage('users');
  void readAdminPage('users', identity);
};
