import { Icon } from '../../../ui/icons'

/** Filled when it is kept. */
export const SaveIcon = ({ isSaved }: { isSaved: boolean }) => (
  <Icon>
    <path d="M5 3h10v14l-5-4-5 4z" fill={isSaved ? 'currentColor' : 'none'} />
  </Icon>
)
export const FlagIcon = ({ isFlagged }: { isFlagged: boolean }) => (
  <Icon>
    <path d="M5 17V3h9.500l-2.500 4 2.500 4H5" fill={isFlagged ? 'currentColor' : 'none'} />
  </Icon>
)
export const RemoveIcon = () => (
  <Icon>
    <path d="M3.500 5.500h13M8 5.500V3h4v2.500M5.500 5.500l.8 11h7.400l.8-11M8.500 9v4.500M11.500 9v4.500" />
  </Icon>
)
