import { usePage } from '../../../http/read'
import { toArticleView } from '../../../lib/article'

/** The newest, in the language that is shown as far as they are written in it. */
export const useArticles = () => usePage('/users/home/page/articles', toArticleView)
