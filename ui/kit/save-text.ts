/** Downloads a file. */
export const saveFile = (fileName: string, file: Blob): void => {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
};

/** Downloads a text as a file. */
export const saveText = (fileName: string, text: string): void =>
  saveFile(fileName, new Blob([`${text}\n`], { type: 'text/plain' }));
