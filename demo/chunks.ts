/**
 * Chunks of the modules that several pages, dialogs or flows share: one for each subject, before those that build on it. A
 * module that only one of them imports stays with it.
 */
const subjects: Readonly<Record<string, RegExp>> = {
  react: /\/node_modules\/(?:react|react-dom|scheduler)\//,
  sdk: /\/sdk\/(?:core|session|entitlements|[^/]+$)/,
  kit: /\/ui\/(?:kit\/(?!table|form|fields|choice|drawer|dialog|modal|menu|popover|confirm|secret|recipients|otp-field|duration|use-|switch|json|copy-block|chart|tree|matrix|combobox|dates|tabs|toast|setup-key|index|search-box|steps|page-header|part-texts)|react\/(?!lazy))/,
  flows: /\/sdk\/(?:sign-in|flows)\//,
  login: /\/ui\/login\/[^/]+$/,
  admin: /\/ui\/(?:admin\/(?:resource\/(?:list|tasks|column|formats|page|use-list|resource|filters|use-rights)|notifications\/|switcher\/|[^/]+$)|kit\/(?:table|menu|popover|tabs|page-header|search))|\/node_modules\/@tanstack\//,
  forms: /\/ui\/(?:kit\/(?!chart|tree|matrix|dates)|admin\/resource\/)|\/node_modules\/(?:react-hook-form|@hookform)\//,
  capabilities: /\/sdk\//,
  charts: /\/ui\/kit\/chart\//,
  portal: /\/demo\/portal\/(?:layout|screens|sign-in|feedback|texts|[^/]+$)/,
};

export const sharedChunks = Object.entries(subjects).map(([name, test], index) => ({
  name,
  test,
  minShareCount: 2,
  priority: Object.keys(subjects).length - index,
}));
