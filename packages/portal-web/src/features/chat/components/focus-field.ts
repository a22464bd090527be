/** To the field of the open chat, which took the focus by itself when it opened. On a phone a press shows the chat alone. */
export function focusField(): void {
  if (matchMedia('(pointer: fine)').matches)
    document.querySelector<HTMLElement>('main.chat .composer textarea')?.focus({ preventScroll: true })
}
