export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const anchor = Object.assign(document.createElement('a'), { href: address, download: name });
  anchor.click();
  // The browser reads the URL after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
