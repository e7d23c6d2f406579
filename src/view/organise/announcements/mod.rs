//! The organiser's pages of coming evenings: the form of an announcement, and its sign-up list.

mod desk;
mod form;
mod form_page;
mod question;

pub use desk::{AnnouncementDeskPage, SignUpLine};
pub use form::{new_announcement_form, read_announcements, saved_announcement_form};
pub use form_page::{AnnouncementFormPage, AnnouncementFormTarget};
pub use question::AnnouncementQuestions;
