import { copyText } from '../../../../lib/copy-text'
import { CopyIcon } from '../../components/icons'
import { copyOf } from '../../rules/words'
import type { Act } from '../act'
import type { AskedMessage } from '../asked'

export const copy: Act<AskedMessage> = {
  id: 'copy',
  name: ({ t }) => t('thread.copy'),
  icon: () => <CopyIcon />,
  isPossible: ({ message, t }) => copyOf(message, t) !== '',
  run: ({ message, t, onNotice }) =>
    void copyText(copyOf(message, t)).then((isDone) =>
      onNotice(t(isDone ? 'thread.copied' : 'thread.notCopied')),
    ),
}
