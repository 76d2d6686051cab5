import { type Article, heading, list, note, steps, text } from '#ui/screens/platform/support/article.ts';

export const ordering: readonly Article[] = [
  {
    id: 'how-to-order',
    section: 'ordering',
    title: 'Hướng dẫn đặt vé',
    lead: 'Từ trang sự kiện đến tấm vé trong hộp thư, chỉ khoảng hai phút.',
    blocks: [
      steps(
        'Mở trang sự kiện và bấm **Mua vé ngay**. Nếu sự kiện có nhiều suất, hãy chọn suất trước.',
        'Chọn số lượng cho từng loại vé. Trang hiển thị giới hạn và tình trạng mở bán của mỗi loại.',
        'Đăng nhập bằng mã sáu chữ số gửi đến email của bạn. Mã có hiệu lực trong năm phút; bạn không cần đăng ' +
          'ký trước.',
        'Nhập thông tin người tham dự, trả lời câu hỏi của ban tổ chức và đồng ý với quy định của sự kiện.',
        'Chọn cách thanh toán và thanh toán trước khi hết giờ đếm ngược.',
        'Trang tự cập nhật khi bạn đã thanh toán. Vé được gửi qua email và có trong [Vé của tôi](/my-ticket).',
      ),
      heading('Vé được giữ bao lâu?'),
      text(
        'Vé được giữ 10 phút khi bạn chọn và lâu hơn khi bạn bắt đầu thanh toán. Trang luôn hiển thị thời hạn. ' +
          'Hết giờ, vé được mở bán lại và bạn không bị trừ tiền.',
      ),
      heading('Vé miễn phí và vé cần duyệt'),
      text(
        'Vé miễn phí được phát hành ngay, trừ khi ban tổ chức duyệt từng đăng ký. Đăng ký đang chờ sẽ hiển thị ' +
          '“Chờ phê duyệt” và bạn chưa có vé cho đến khi được duyệt.',
      ),
      note('Bạn có thể tải lại trang hoặc đóng trình duyệt. Mở lại sự kiện để tiếp tục đơn hàng đang dở.'),
    ],
  },
  {
    id: 'bank-transfer',
    section: 'ordering',
    title: 'Chuyển khoản bằng VietQR',
    lead: 'Quét mã, kiểm tra, xác nhận. Mã QR đã điền sẵn mọi thông tin.',
    blocks: [
      steps(
        'Ở trang thanh toán, chọn **Chuyển khoản ngân hàng**.',
        'Quét mã QR bằng ứng dụng ngân hàng. Nếu dùng cùng điện thoại, hãy lưu ảnh mã QR rồi mở trong ứng dụng.',
        'Kiểm tra số tiền và nội dung chuyển khoản đúng như trên trang, rồi xác nhận.',
        'Bạn có thể đóng trang. Thường trong vòng một phút, chúng tôi nhận được tiền và phát hành vé.',
      ),
      heading('Nếu bạn tự nhập lệnh chuyển khoản'),
      list(
        'Chuyển đúng số tiền hiển thị.',
        'Sao chép nguyên văn nội dung chuyển khoản. Nhờ đó chúng tôi biết bạn trả cho đơn hàng nào.',
        'Mỗi đơn hàng chuyển một lần. Đừng gộp hai đơn.',
      ),
      heading('Thời hạn thanh toán'),
      text(
        'Bạn có 30 phút để thanh toán. Ngân hàng đôi khi xử lý chậm nên vé được giữ thêm một lúc. Nếu tiền đến ' +
          'sau đó, xem [chuyển khoản muộn, thiếu hoặc trùng](/support/late-transfers).',
      ),
    ],
  },
  {
    id: 'find-my-ticket',
    section: 'ordering',
    title: 'Vé của tôi ở đâu?',
    lead: 'Trong email và trong mục Vé của tôi. Bạn không cần in vé.',
    blocks: [
      list(
        'Tìm email từ Vemoi trong hộp thư đến và thư mục thư rác.',
        'Mở [Vé của tôi](/my-ticket) và đăng nhập bằng **địa chỉ email đã đặt vé**.',
        'Nếu người khác đặt giúp, vé được gửi đến địa chỉ họ đã nhập cho bạn.',
      ),
      heading('Đã thanh toán nhưng chưa có vé'),
      text(
        'Kiểm tra đơn hàng trong [Đơn hàng của tôi](/my-ticket/orders). Nếu sau 30 phút kể từ khi chuyển tiền ' +
          'mà đơn vẫn chưa được thanh toán, hãy [liên hệ với chúng tôi](/contact-us) kèm số tiền, thời điểm và ' +
          'nội dung chuyển khoản.',
      ),
      heading('Khi đến cửa'),
      text(
        'Mở mã QR của vé và tăng độ sáng màn hình. Nếu máy ảnh không đọc được, nhân viên có thể nhập mã bên ' +
          'dưới. Mỗi vé dùng cho một người, một lần.',
      ),
    ],
  },
  {
    id: 'give-a-ticket',
    section: 'ordering',
    title: 'Tặng vé cho người khác',
    lead: 'Người nhận có mã QR mới. Mã của bạn hết hiệu lực.',
    blocks: [
      steps(
        'Mở vé trong [Vé của tôi](/my-ticket).',
        'Bấm **Tặng vé này**, rồi nhập tên và email của người nhận.',
        'Người nhận được gửi mã QR mới qua email và dùng được ngay. Mã QR của bạn hết hiệu lực.',
      ),
      list(
        'Không thể tặng hay chỉnh sửa vé đã check-in.',
        'Không thể chuyển tiếp vé bạn được tặng.',
        'Tặng vé không mất phí. Bán lại cao hơn giá gốc là vi phạm [quy định](/support/rules-for-attendees).',
      ),
      note(
        'Chỉ nhận vé từ trang sự kiện hoặc từ người quen. Ảnh chụp mã QR không chứng minh được gì, vì mã có thể ' +
          'đã được thay.',
      ),
    ],
  },
];
