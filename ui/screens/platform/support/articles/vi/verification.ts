import { type Article, heading, list, note, steps, text } from '#ui/screens/platform/support/article.ts';

export const verification: readonly Article[] = [
  {
    id: 'organiser-verification',
    section: 'verification',
    title: 'Xác minh ban tổ chức',
    lead: 'Doanh nghiệp, tổ chức mở trang riêng như thế nào, và những gì được kiểm tra.',
    blocks: [
      text(
        'Ai cũng có thể đăng sự kiện dưới tên của mình. Doanh nghiệp muốn đăng dưới tên doanh nghiệp thì đăng ký tài khoản doanh nghiệp.',
      ),
      steps(
        'Đăng nhập và mở [đơn đăng ký](/request-corporate).',
        'Nhập tên, địa chỉ, mã số thuế, email, số điện thoại của doanh nghiệp và tên người đại diện pháp luật.',
        'Chúng tôi đối chiếu với cổng thông tin đăng ký doanh nghiệp và trả lời **trong vòng 1 ngày làm việc**.',
        'Khi được duyệt, doanh nghiệp có trang riêng và sự kiện mang tên doanh nghiệp.',
      ),
      heading('Nếu chưa được duyệt'),
      text('Câu trả lời sẽ nêu rõ lý do, ví dụ mã số thuế thuộc về tên khác. Bạn chỉ cần sửa lại và gửi đơn lần nữa.'),
      heading('Người làm việc cho bạn'),
      text(
        'Chủ tài khoản doanh nghiệp thêm nhân sự và chọn quyền cho từng người. Việc thêm nhân sự không bao giờ cho họ quyền rút tiền.',
      ),
      note('Trong lúc chờ duyệt, bạn vẫn có thể soạn sẵn sự kiện dưới dạng bản nháp bằng tên của mình.'),
    ],
  },
  {
    id: 'identity-and-payouts',
    section: 'verification',
    title: 'Xác minh danh tính và rút tiền',
    lead: 'Những gì cần có trước khi rút tiền, và mất bao lâu.',
    blocks: [
      text(
        'Trước lần rút tiền đầu tiên, chúng tôi cần hai thứ: ảnh hai mặt căn cước công dân của bạn, và tài khoản ngân hàng nhận tiền đứng cùng tên.',
      ),
      list(
        'Ảnh được lưu dưới dạng mã hóa. Chỉ người xét duyệt mới mở được, và mỗi lần xem đều được ghi lại.',
        'Mỗi lần rút tiền do hai người khác nhau phê duyệt.',
        'Mỗi lúc chỉ có một yêu cầu rút tiền đang chờ.',
        'Tiền đến tài khoản trong 3 đến 5 ngày làm việc, sau khi trừ phí nền tảng đã thỏa thuận với bạn.',
      ),
      heading('Vì sao một phần tiền chưa rút được?'),
      text(
        'Doanh thu của sự kiện rút được khi sự kiện đã kết thúc và đã qua thời hạn hoàn tiền. Trước đó khoản này hiển thị là đang chờ.',
      ),
      heading('Nếu xác minh không thành công'),
      text(
        'Bạn sẽ nhận được lý do. Thường là ảnh bị mờ, bị cắt góc, hoặc tên không khớp. Bạn có thể gửi lại, không giới hạn số lần.',
      ),
    ],
  },
];
