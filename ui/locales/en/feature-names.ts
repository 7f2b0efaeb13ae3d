/** Names of features by id. One that is not listed is named by its id, as words; a host extends them by its own. */
export const features: Readonly<Record<string, string>> = {};
