// Loaded by the vendor's package, as its login box.
(() => {
  const own = document.currentScript.src;
  const at = (path) => new URL(path, own).href;
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = at('../unlayered.css');
  document.head.append(styles);
  const loading = import(at('../login-box.js'));
  window.FronteggLoginBox = {
    render: (_element, { injector }) => loading.then(({ renderLoginBox }) => renderLoginBox(injector)),
  };
})();
