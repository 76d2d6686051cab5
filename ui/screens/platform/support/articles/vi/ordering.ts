import { type Article, heading, list, note, steps, text } from '#ui/screens/platform/support/article.ts';

export const ordering: readonly Article[] = [
  {
    id: 'how-to-order',
    section: 'ordering',
    title: 'Hướng dẫn đặt vé từng bước',
    lead: 'Từ trang sự kiện đến tấm vé trong hộp thư, chỉ khoảng hai phút.',
    blocks: [
      steps(
        'Mở trang sự kiện và bấm **Mua vé ngay**. Nếu sự kiện có nhiều suất, hãy chọn một suất trước.',
        'Chọn số lượng cho từng loại vé. Trang luôn cho biết giới hạn của mỗi loại, và vì sao một loại vé chưa mua được.',
        'Đăng nhập bằng mã được gửi đến email của bạn. Mã gồm sáu chữ số, có hiệu lực trong năm phút; tài khoản mới không cần đăng ký gì thêm.',
        'Cho biết vé dành cho ai, trả lời câu hỏi của ban tổ chức nếu có, và đồng ý với quy định của sự kiện.',
        'Chọn cách thanh toán và thanh toán trước khi hết giờ hiển thị trên trang.',
        'Trang sẽ tự chuyển sang “đã thanh toán”. Vé được gửi qua email và nằm trong mục [Vé của tôi](/my-ticket).',
      ),
      heading('Chỗ của tôi được giữ bao lâu?'),
      text(
        'Khi bạn chọn vé, chỗ được giữ trong 10 phút. Khi bạn bắt đầu thanh toán, chỗ được giữ lâu hơn; trang luôn ghi rõ đến mấy giờ. Hết thời gian, chỗ được mở bán lại và bạn không bị trừ tiền.',
      ),
      heading('Vé miễn phí và vé cần duyệt'),
      text(
        'Vé miễn phí được phát hành ngay, trừ khi ban tổ chức duyệt từng đăng ký. Khi đó bạn sẽ nhận email báo được duyệt hoặc bị từ chối; trước đó chưa có vé nào được phát hành và chưa có khoản nào phải trả.',
      ),
      note(
        'Tải lại trang hay đóng trình duyệt cũng không mất gì: hãy mở lại sự kiện, đơn hàng đang dở sẽ được đưa ra để bạn làm tiếp.',
      ),
    ],
  },
  {
    id: 'bank-transfer',
    section: 'ordering',
    title: 'Thanh toán chuyển khoản bằng VietQR',
    lead: 'Quét mã, kiểm tra, xác nhận: ngân hàng điền sẵn mọi thông tin cho bạn.',
    blocks: [
      steps(
        'Ở trang thanh toán, chọn **Chuyển khoản ngân hàng**.',
        'Quét mã QR bằng ứng dụng ngân hàng. Nếu đang dùng chính chiếc điện thoại đó, hãy lưu mã QR thành ảnh rồi mở ảnh trong ứng dụng.',
        'Kiểm tra số tiền và nội dung chuyển khoản đúng như trên trang, rồi xác nhận.',
        'Bạn có thể ở lại trang hoặc đóng trang. Thông thường trong vòng một phút, hệ thống nhận được tiền và phát hành vé.',
      ),
      heading('Nếu bạn tự nhập lệnh chuyển khoản'),
      list(
        'Chuyển đúng số tiền hiển thị.',
        'Sao chép nguyên văn nội dung chuyển khoản, không thêm gì phía trước hay phía sau. Nhờ nội dung này, hệ thống nhận ra đơn hàng của bạn.',
        'Mỗi lần chuyển khoản chỉ trả cho một đơn hàng. Đừng gộp hai đơn vào một lần chuyển.',
      ),
      heading('Thời gian thanh toán'),
      text(
        'Trang đếm ngược 30 phút. Đôi khi ngân hàng xử lý chậm nên chỗ của bạn được giữ thêm một lúc nữa. Nếu tiền vẫn đến muộn, hãy xem [chuyển khoản muộn, thiếu hoặc trùng](/support/late-transfers).',
      ),
      note('Đơn hàng dưới 25.000 đ chỉ có thể thanh toán bằng chuyển khoản.'),
    ],
  },
  {
    id: 'find-my-ticket',
    section: 'ordering',
    title: 'Vé của tôi ở đâu?',
    lead: 'Trong email và trong mục Vé của tôi; chỉ cần màn hình điện thoại, không phải in.',
    blocks: [
      list(
        'Tìm email từ Vemoi trong hộp thư đến, và cả trong thư mục thư rác.',
        'Mở [Vé của tôi](/my-ticket) và đăng nhập bằng **chính địa chỉ email đã đặt vé**.',
        'Nếu người khác đặt giúp, vé được gửi đến địa chỉ mà họ đã nhập cho bạn.',
      ),
      heading('Đã thanh toán nhưng chưa có vé'),
      text(
        'Hãy mở lại trang thanh toán của sự kiện để xem trạng thái đơn hàng. Nếu đơn vẫn đang chờ dù ngân hàng đã chuyển tiền hơn 30 phút, hãy [liên hệ với chúng tôi](/contact-us) và cho biết số tiền, thời điểm và nội dung chuyển khoản.',
      ),
      heading('Khi đến cửa'),
      text(
        'Mở mã QR của vé và bật sáng màn hình. Nếu máy ảnh không đọc được, có thể nhập mã vé in dưới mã QR. Mỗi vé chỉ vào cửa một lần.',
      ),
    ],
  },
  {
    id: 'give-a-ticket',
    section: 'ordering',
    title: 'Tặng hoặc chuyển vé cho người khác',
    lead: 'Mã QR cũ mất hiệu lực, người nhận có tấm vé của riêng mình.',
    blocks: [
      steps(
        'Mở tấm vé trong [Vé của tôi](/my-ticket).',
        'Chọn tặng vé, rồi nhập tên và địa chỉ email của người nhận.',
        'Người nhận được gửi email kèm mã QR mới và có thể dùng ngay. Mã cũ của bạn không còn vào cửa được nữa.',
      ),
      list(
        'Vé đã soát thì không thể tặng hay chỉnh sửa.',
        'Vé bạn được tặng thì không thể chuyển tiếp lần nữa.',
        'Tặng vé không mất phí. Bán lại cao hơn giá gốc là vi phạm [quy định](/support/rules-for-attendees).',
      ),
      note(
        'Chỉ nên mua vé trên trang sự kiện hoặc từ người quen: ảnh chụp mã QR không chứng minh được gì, vì mã có thể đã được thay bằng mã khác.',
      ),
    ],
  },
];
