import { useState } from 'react'
import type { ArticleView } from '../../../lib/article'
import { Rows } from '../../../ui/rows'
import { useArticles } from '../api/articles'
import { PageArticle } from './page-article'

/** A question; its answer comes when it is opened. */
export function QuestionRow({ question }: { question: ArticleView }) {
  const [isOpened, setIsOpened] = useState(false)
  return (
    <li>
      <details className="question" onToggle={() => setIsOpened(true)}>
        <summary>
          <h2>
            <bdi>{question.title}</bdi>
          </h2>
        </summary>
        {isOpened && <PageArticle id={question.id} level={3} />}
      </details>
    </li>
  )
}

/** What people ask, all of it: there are fewer than a page has. */
export function Questions() {
  const { data, isPending, isError, cause, refetch } = useArticles('questions', 1)
  return (
    <Rows isLoading={isPending} isFailed={isError} isOld={false} cause={cause} onRetry={() => void refetch()}>
      {data?.rows.map((question) => (
        <QuestionRow key={question.id} question={question} />
      ))}
    </Rows>
  )
}
