import { SaveLink } from '../../../ui/save-link'
import { FileMark, NamedFile } from '../components/named-file'
import { useSay } from '../components/say'
import type { CardProps } from '../kinds/kind'
import { plainName } from '../rules/file-name'
import { showMb } from '../rules/sizes'
import { Caption } from './caption'
import type { StoredFile } from './stored-file'
import { UploadMark } from './upload-mark'
import { useSource } from './use-source'

/** A file: what it is called, how large it is, and the way to save it. It is never opened here. */
export default function DocumentCard({ body, name, message }: CardProps<StoredFile>) {
  const t = useSay()
  const { url } = useSource(message, body.url)
  const fileName = plainName(body.name)
  const isThere = url !== '' && message.state === 'sent'
  return (
    <span className="media">
      <span className="document">
        <FileMark name={body.name} />
        <span className="document-said">
          <span className="card-title document-name">
            <NamedFile name={body.name} instead={name} />
          </span>
          {body.size > 0 && <span className="card-soft">{showMb(body.size)}</span>}
        </span>
        {isThere && (
          <SaveLink href={url} name={fileName} label={t('media.save', { name: fileName || name })} />
        )}
      </span>
      {url === '' && message.state === 'sent' && <span className="card-soft">{t('media.elsewhere')}</span>}
      <UploadMark message={message} />
      <Caption text={body.caption} />
    </span>
  )
}
