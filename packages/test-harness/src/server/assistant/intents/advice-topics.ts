/** What advice is asked about, by its words, and the articles (articles/texts/) that tell of it; the first that is named counts. */
export const TOPICS: readonly { readonly words: readonly string[]; readonly articles: readonly number[] }[] =
  [
    {
      words: [
        ...['scam', 'fake job', 'asks me to pay', 'ask me to pay', 'asked me to pay', 'asked to pay'],
        ...['បោកប្រាស់', 'យកលុយ', 'ទារលុយ', '骗子', '诈骗', '사기', 'หลอกลวง', 'lừa đảo'],
      ],
      articles: [5, 506],
    },
    {
      words: [
        ...['cost money', 'cost me', 'cost anything', 'is it free', 'sarika free'],
        ...['គិតប្រាក់', 'គិតលុយ', '收费', '要钱', '무료', '유료', 'ฟรี', 'เสียเงิน', 'miễn phí', 'mất tiền'],
      ],
      articles: [501],
    },
    {
      words: ['cover letter', 'letter', 'លិខិត', '求职信', '자기소개서', 'จดหมาย', 'thư xin việc'],
      articles: [301, 404],
    },
    {
      words: ['interview', 'សម្ភាស', '面试', '면접', 'สัมภาษณ์', 'phỏng vấn'],
      articles: [3, 201, 204],
    },
    {
      words: ['cv', 'resume', 'ប្រវត្តិរូប', '简历', '이력서', 'เรซูเม่', 'hồ sơ'],
      articles: [2, 302, 303],
    },
  ]
