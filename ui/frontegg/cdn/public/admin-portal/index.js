// Loaded by the vendor's package, as its administration.
(() => {
  const own = document.currentScript.src;
  const at = (path) => new URL(path, own).href;
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = at('../unlayered.css');
  document.head.append(styles);

  const screens = () => import(at('../admin-portal.js'));
  /** Renders with code that is still loading; closed meanwhile, nothing is rendered. */
  const later = (render) => {
    let isClosed = false;
    const rendering = screens().then((all) => (isClosed ? undefined : render(all)));
    rendering.catch((error) => console.error(error));
    return {
      unmount: () => {
        isClosed = true;
        rendering.then((rendered) => rendered?.unmount());
      },
    };
  };
  const notThere = (name) => () => {
    throw new Error(`${name} is not there. Use AdminPortal.show().`);
  };

  window.FronteggAdminPortal = {
    render: (_element, { injector }) => later(({ renderAdminPortal }) => renderAdminPortal(injector)),
    renderCheckoutDialog: (_element, { injector, ...options }) =>
      later(({ renderCheckout }) => renderCheckout(injector, options)),
    renderUsersTable: (element, { injector }) => later((all) => all.renderUsersTable(injector, element)),
    renderProfilePage: (element, { injector }) => later((all) => all.renderProfilePage(injector, element)),
    renderChangePasswordForm: (element, { injector, props }) =>
      later((all) => all.renderChangePasswordForm(injector, element, props)),
    renderInviteUserDialog: notThere('InviteUserDialog'),
    useUsersTableStore: notThere('useUsersTable'),
    useInviteUserDialogStore: notThere('useInviteUserDialog'),
  };
})();
