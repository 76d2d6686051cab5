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
        'Mở [trang đăng ký](/request-corporate) và đăng nhập.',
        'Nhập tên đơn vị, số giấy phép kinh doanh, ngày cấp và địa chỉ đăng ký, rồi thêm ảnh giấy phép.',
        'Chúng tôi kiểm tra thông tin, hỏi lại nếu còn thiếu và gửi kết quả qua email. Bạn cũng xem được kết quả ' +
          'ở trang đăng ký.',
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
        'Tiền bán vé vào ví của bạn bảy ngày sau sự kiện. Mở [trang của ' +
          'bạn](/profile), chọn mục **Thưởng** rồi **Rút tiền**. Bạn cần căn cước đã được duyệt, tài khoản ngân hàng ' +
          'và ứng dụng xác thực. Nhân viên của chúng tôi chuyển tiền, còn trang này cho biết yêu cầu đã đến đâu.',
      ),
    ],
  },
];
