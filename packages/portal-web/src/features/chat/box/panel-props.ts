/** What a panel above the field is given. */
export interface PanelProps {
  /** Writes it where the caret stands. */
  readonly onWrite: (text: string) => void
  /** `isToField`: the focus goes on in the field. */
  readonly onClose: (isToField: boolean) => void
}
