import { BubbleText } from '../components/bubble-text'

/** What its sender says of a file. */
export const Caption = ({ text }: { text: string }) =>
  text === '' ? null : <BubbleText text={text} mentionsAt={undefined} />
