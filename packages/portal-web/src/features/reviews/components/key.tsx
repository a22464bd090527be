/** The key of a button, e.g. "a": shown as a capital, as on the keyboard; the button says it to readers by `aria-keyshortcuts`. */
export const Key = ({ name }: { name: string }) => <kbd>{name.toUpperCase()}</kbd>
