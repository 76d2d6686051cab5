import { type Article, heading, list, note, text } from '#ui/screens/platform/support/article.ts';

export const verification: readonly Article[] = [
  {
    id: 'organiser-verification',
    section: 'verification',
    title: 'Đăng sự kiện với tư cách doanh nghiệp',
    lead: 'Trang doanh nghiệp có gì và cách đăng ký.',
    blocks: [
      text(
        'Ai cũng có thể đăng sự kiện bằng tên của mình. Doanh nghiệp, tổ chức có thể có trang doanh nghiệp, và ' +
          'sự kiện sẽ mang tên và logo của doanh nghiệp.',
      ),
      heading('Cách đăng ký'),
      list(
        'Gửi cho chúng tôi tên, địa chỉ, mã số thuế, email và số điện thoại của doanh nghiệp qua [trang liên ' +
          'hệ](/contact-us).',
        'Ghi kèm tên người đại diện pháp luật.',
        'Chúng tôi đối chiếu với cổng thông tin đăng ký doanh nghiệp và trả lời **trong vòng 1 ngày làm việc**.',
      ),
      note('Trong lúc chờ duyệt, bạn có thể soạn sẵn sự kiện dưới dạng bản nháp bằng tên của mình.'),
    ],
  },
  {
    id: 'identity-and-payouts',
    section: 'verification',
    title: 'Danh tính và thông tin nhận tiền',
    lead: 'Những gì chúng tôi cần trước khi chuyển tiền cho bạn, và ai xem được.',
    blocks: [
      text(
        'Mở [trang của bạn](/profile) và chọn **Tài khoản của tôi**. Thêm ảnh hai mặt căn cước và tài khoản ' +
          'ngân hàng nhận tiền đứng cùng tên.',
      ),
      list(
        'Chỉ bạn và người xét duyệt xem được căn cước của bạn.',
        'Thay đổi tài khoản ngân hàng cần mã từ ứng dụng xác thực.',
        'Nếu ảnh bị mờ hoặc bị cắt góc, bạn có thể gửi lại căn cước.',
      ),
      heading('Tôi nhận tiền bằng cách nào?'),
      text(
        'Hiện chưa thể rút tiền trực tuyến. Sau sự kiện, hãy [liên hệ với chúng tôi](/contact-us) để thu xếp ' +
          'việc nhận tiền.',
      ),
    ],
  },
];
