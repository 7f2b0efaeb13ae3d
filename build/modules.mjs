/**
 * Modules of the published packages: one for each subject, with what it is built on. Pages, dialogs and flows, which load
 * late, stay on their own. Published file by file, the modules that lazy parts share would become a chunk for every set of
 * those parts: 150 downloads for one page.
 */
const subjects = [
  ['client', /\/sdk\/(?:index|core\/(?:contract|schema))\.ts$/],
  ['session', /\/sdk\/session\/engine\.ts$/],
  // What the login box and the administration both read: neither may bring the other along.
  [
    'settings',
    /\/sdk\/(?:core\/(?:text\/|(?:flow|tolerated)\.ts)|capabilities\/(?:account-settings\/contract|flags\/is-flag-on|profile\/details|metadata\/(?:contract|login-look|merge)|(?:vendor|configurations)\/contract)\.ts)/,
  ],
  ['sign-in', /\/sdk\/(?:sign-in\/(?!signed-in-user)|flows\/login\/|capabilities\/social\/queries\.ts)/],
  [
    'sdk',
    /\/sdk\/(?:(?:core|session|entitlements|sign-in|admin)\/|capabilities\/(?:configurations|vendor|metadata|social|profile)\/)/,
  ],
  // What starts before React: downloads of pages, and their first reads.
  ['start', /\/ui\/react\/(?:part-code|query-client)\.ts$/],
  // What lists of the administration read together.
  ['members', /\/sdk\/capabilities\/(?:users|roles|groups|applications)\/queries\.ts$/],
  [
    'kit',
    /\/ui\/(?:index\.ts|kit\/(?:root|texts|browser|contrast|elements|save-text|use-part-texts|button\/(?:button|link-or-button)|form\/(?:field|input|checkbox|select|password-input|otp-input)|feedback\/(?:alert|skeleton)|display\/(?:avatar|badge|copy-field))\.tsx?|react\/.*)$/,
  ],
  // Only buttons of social providers show them, and SSO.
  ['marks', /\/ui\/kit\/marks\//],
  ['setup-key', /\/ui\/kit\/setup-key\/(?:setup-key-card|use-setup-key)\.tsx?$/],
  ['modal', /\/ui\/kit\/overlay\/(?:drawer|confirm-dialog)\.tsx$/],
  ['login-box', /\/ui\/login\/(?:application\/|login\/login-(?:box|route)|form\/fields\.tsx)/],
  ['login', /\/ui\/login\/(?:(?:application|form|frame|routes|sign-in)\/)?[^/]+$/],
  ['admin-pages', /\/ui\/admin\/(?:load|read)-page\.ts$/],
  [
    'admin',
    /\/ui\/(?:kit\/feedback\/load-alert|admin\/(?:frame\/admin-portal|archetypes\/(?:list\/(?:list-page|column-kinds|use-bulk-tasks|bulk-run|use-list-view|names-or-count|log-viewer)|form\/use-draft|page\/(?:tasks|page-tabs|use-rights)|formats\/(?:provider-names|use-provider-names))))\.tsx?$/,
  ],
  [
    'form',
    /\/ui\/(?:kit\/(?:overlay\/drawer-form|form\/(?:fields|choice-fields|switch))|admin\/archetypes\/(?:form\/(?:form-sheet|confirm-dialog|secret-dialog|picker-field)|settings\/(?:settings-section|settings-page)|drawer\/entity-drawer))\.tsx?$/,
  ],
  ['kit-rest', /\/ui\/(?:kit|admin\/archetypes)\/(?!chart|tree|matrix|marks|setup-key)/],
  ['chart', /\/ui\/kit\/chart\//],
];

/** Texts stay on their own: servers load them too, where the modules of components are references to the client's. */
const texts = /\/ui\/(?:locales\/|kit\/english\.ts$)/;

/** Icons belong to the subject that shows them; of several, to one that the others have loaded already. */
const icons = /\/lucide-react\//;
const subjectOfIcon = (id, importers, subjectOf) => {
  // What all icons are made with.
  if (!id.includes('/icons/')) return 'kit';
  const [subject, ...others] = new Set(importers.map(subjectOf));
  if (importers.length === 1 || (subject && others.length === 0)) return subject;
  if (importers.some((importer) => /\/ui\/(?:login|kit)\//.test(importer))) return 'kit';
  return importers.every((importer) => importer.includes('/ui/admin/')) ? 'admin' : undefined;
};

/** Returns the subject of each module: those that fit a pattern, and their static imports that no earlier subject has. */
const assign = (ids, infoOf) => {
  const assigned = new Map();
  const take = (id, name) => {
    const info = infoOf(id);
    if (!info || info.isExternal || assigned.has(id) || texts.test(id) || icons.test(id)) return;
    assigned.set(id, name);
    for (const imported of info.importedIds) take(imported, name);
  };
  for (const [name, pattern] of subjects) {
    for (const id of ids) if (pattern.test(id)) take(id, name);
  }
  for (const id of ids.filter((id) => icons.test(id))) {
    assigned.set(
      id,
      subjectOfIcon(id, infoOf(id).importers, (importer) => assigned.get(importer)),
    );
  }
  return assigned;
};

/** Rollup's `manualChunks`: the modules of {@link subjects}. */
export const modulesBySubject = () => {
  let assigned;
  return (id, { getModuleIds, getModuleInfo }) => {
    assigned ??= assign([...getModuleIds()], getModuleInfo);
    return assigned.get(id);
  };
};
