import type { Texts } from '../areas'

export const pages: Texts['pages'] = {
  home: { title: 'Trang chủ', lead: 'Việc làm ở Campuchia, và những con người phía sau' },
  app: { title: 'Ứng dụng di động', lead: 'Quét mã bằng điện thoại để dùng Sarika trên đó.' },
  about: {
    title: 'Về chúng tôi',
    lead: 'Nơi đây sẽ giới thiệu ai làm ra Sarika, Sarika hoạt động thế nào và cách liên hệ.',
  },
  advice: {
    title: 'Lời khuyên',
    lead: 'Các bài viết về nghề nghiệp, phỏng vấn, hồ sơ và thư xin việc sẽ có ở đây.',
  },
  employerAdvice: {
    title: 'Lời khuyên tuyển dụng',
    lead: 'Các bài viết về tuyển dụng và làm việc với ứng viên sẽ có ở đây.',
  },
  companies: { title: 'Công ty', lead: 'Các công ty cùng việc đang tuyển, địa chỉ và bản đồ sẽ có ở đây.' },
  jobs: {
    title: 'Việc làm',
    lead: 'Tại đây bạn sẽ tìm việc theo nơi làm, ngành, vị trí và mức lương, và lưu lại tìm kiếm.',
  },
  job: {
    title: 'Chi tiết việc làm',
    lead: 'Công việc, yêu cầu, mức lương và các việc tương tự sẽ hiển thị ở đây.',
  },
  featured: {
    title: 'Việc làm nổi bật',
    lead: 'Những việc mà công ty giới thiệu nổi bật sẽ được liệt kê ở đây.',
  },
  seekers: { title: 'Ứng viên', lead: 'Những người đang tìm việc và muốn được tìm thấy sẽ có ở đây.' },
  inbox: {
    title: 'Hộp thông báo',
    lead: 'Tin về hồ sơ, đơn ứng tuyển và lời mời sẽ đến đây. Tin nhắn của nhà tuyển dụng nằm trong phần trò chuyện.',
  },
  mine: {
    title: 'Trang của tôi',
    lead: 'Việc làm, đơn ứng tuyển và tin nhắn của bạn sẽ được tóm tắt ở đây.',
  },
  resume: { title: 'Hồ sơ', lead: 'Hồ sơ và tệp đính kèm của bạn sẽ được viết, kiểm tra và lưu ở đây.' },
  records: {
    title: 'Việc đã ứng tuyển',
    lead: 'Việc bạn đã ứng tuyển, đã trao đổi và các buổi phỏng vấn sẽ có ở đây.',
  },
  seen: { title: 'Ai đã xem hồ sơ', lead: 'Những công ty đã xem hồ sơ của bạn sẽ có ở đây.' },
  favorites: { title: 'Đã lưu', lead: 'Việc làm và công ty bạn lưu sẽ được giữ ở đây.' },
  letters: { title: 'Thư xin việc', lead: 'Thư xin việc của bạn sẽ được viết và lưu ở đây.' },
  subscriptions: {
    title: 'Thông báo việc làm',
    lead: 'Các tìm kiếm gửi việc mới cho bạn qua e-mail sẽ được đặt ở đây.',
  },
  settings: {
    title: 'Cài đặt tài khoản',
    lead: 'E-mail, điện thoại, mật khẩu và ngôn ngữ mặc định sẽ được đổi ở đây.',
  },
  scan: {
    title: 'Đăng nhập bằng mã QR',
    lead: 'Mã để ứng dụng di động quét và đăng nhập sẽ hiển thị ở đây.',
  },
  share: { title: 'Hồ sơ được chia sẻ', lead: 'Hồ sơ mà ai đó chia sẻ với bạn sẽ được đọc ở đây.' },
  employers: {
    title: 'Cho nhà tuyển dụng',
    lead: 'Nơi đây sẽ giới thiệu Sarika giúp gì cho công ty: nhà tuyển dụng nổi bật, việc gấp và quảng cáo.',
  },
  services: {
    title: 'Dịch vụ',
    lead: 'Việc thường, việc gấp, công ty nổi tiếng, đại lý và quảng cáo sẽ được giải thích ở đây, kèm giá.',
  },
  pay: {
    title: 'Thanh toán',
    lead: 'Cách công ty thanh toán sẽ được giải thích ở đây: qua Wing, tại trụ sở, qua ngân hàng và trực tuyến.',
  },
}
